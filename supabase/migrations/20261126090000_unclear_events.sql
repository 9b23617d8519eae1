-- Local starts of a calendar's events whose repetitions cannot be worked out. The desk and the overview name them.
alter table public.busy_calendars add column unclear text[] not null default '{}';
