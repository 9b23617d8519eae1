-- The functions connect as a role with these rights only. It cannot log in until it is given a
-- password: alter role site_functions login password '…';
do $$
begin
  if not exists (select from pg_roles where rolname = 'site_functions') then
    create role site_functions nologin;
  end if;
end
$$;

grant usage on schema public to site_functions;
grant select, insert, delete on public.contact_messages to site_functions;
grant select, insert, update, delete on public.bookings to site_functions;
grant select, insert, update, delete on public.outbox to site_functions;
grant select, insert, update, delete on public.rate_limits to site_functions;
grant select, insert, update, delete on public.idempotency_keys to site_functions;

-- Row level security on every table, with a policy for the functions and none for anon or
-- authenticated: the public key can neither read nor write anything here.
do $$
declare
  name text;
  visitor text;
begin
  foreach name in array array[
    'contact_messages', 'bookings', 'outbox', 'rate_limits', 'idempotency_keys'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format(
      'create policy functions_only on public.%I to site_functions using (true) with check (true)',
      name
    );
    for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on public.%I from %I', name, visitor);
    end loop;
  end loop;
end
$$;
