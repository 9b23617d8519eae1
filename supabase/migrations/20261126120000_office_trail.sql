-- Who at the office deleted, exported, looked up, closed, reopened, moved or canceled what at the desk, when, and how many
-- rows. It says nothing about clients, so it stays when they are deleted. The functions may only add rows and read them.
create table public.office_trail (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  who text not null check (char_length(who) <= 254),
  what text not null check (char_length(what) between 1 and 40),
  appointments int check (appointments >= 0),
  messages int check (messages >= 0),
  first_day date,
  last_day date
);
create index office_trail_newest on public.office_trail (at, id);

alter table public.office_trail enable row level security;
create policy functions_only on public.office_trail to site_functions using (true) with check (true);
grant select, insert on public.office_trail to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on public.office_trail from %I', visitor);
  end loop;
end
$$;
