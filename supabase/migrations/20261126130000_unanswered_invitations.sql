-- The first times of invitations in a calendar that its owner has not answered. The overview names them.
alter table public.busy_calendars add column unanswered timestamptz[] not null default '{}';
