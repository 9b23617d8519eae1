-- A correct guess is subtracted from the count of guesses, so a count may drop to zero.
alter table public.rate_limits
  drop constraint rate_limits_count_check,
  add constraint rate_limits_count_check check (count >= 0);
