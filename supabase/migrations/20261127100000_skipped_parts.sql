-- Where something in a calendar cannot be read and is left out. The desk and the overview name it.
alter table public.busy_calendars add column skipped text[] not null default '{}';
