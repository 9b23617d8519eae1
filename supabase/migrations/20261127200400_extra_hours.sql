-- Hours on one date beyond the usual ones, such as evenings in tax season, on the office's clock.
create table public.extra_hours (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  from_time time not null,
  until_time time not null,
  note text check (char_length(note) <= 200),
  trail jsonb not null default '[]' check (jsonb_typeof(trail) = 'array'),
  created_at timestamptz not null default now(),
  check (from_time < until_time)
);
create index extra_hours_day on public.extra_hours (day);

alter table public.extra_hours enable row level security;
create policy functions_only on public.extra_hours to site_functions using (true) with check (true);
grant select, insert, delete on public.extra_hours to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.extra_hours from %I', visitor);
  end loop;
end
$$;
