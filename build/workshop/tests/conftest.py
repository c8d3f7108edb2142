"""The settings of the whole suite hold here as well."""

pytest_plugins = ("tests.conftest",)
