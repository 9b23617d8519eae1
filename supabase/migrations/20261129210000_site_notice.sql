-- The notice on all pages, set at the desk: at most one, with an end. It is about the office, never about a client.
create table public.site_notice (
  is_only boolean primary key default true check (is_only),
  -- Another one with every notice, so that nobody replaces or ends one that they have not seen.
  id uuid not null,
  text text not null check (char_length(text) between 1 and 140),
  until timestamptz not null,
  set_by text not null check (char_length(set_by) <= 254),
  set_at timestamptz not null,
  check (until > set_at and until < set_at + interval '40 days')
);

alter table public.site_notice enable row level security;
create policy functions_only on public.site_notice to site_functions using (true) with check (true);
grant select, insert, update, delete on public.site_notice to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.site_notice from %I', visitor);
  end loop;
end
$$;
