-- A right guess is taken back from the count of guesses, so a count may come down to nothing.
alter table public.rate_limits
  drop constraint rate_limits_count_check,
  add constraint rate_limits_count_check check (count >= 0);
