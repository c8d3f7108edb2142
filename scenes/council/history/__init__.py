"""What the history tells of Bug Council alone."""
