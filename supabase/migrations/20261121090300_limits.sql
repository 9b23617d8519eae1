-- Calls counted in fixed windows. The key is a keyed hash, so no addresses are stored.
create table public.rate_limits (
  key bytea not null,
  window_start timestamptz not null,
  count int not null check (count > 0),
  primary key (key, window_start)
);

-- Sent responses, so that a repeated request gets the same one. They contain no personal data and no tokens.
create table public.idempotency_keys (
  route text not null,
  key uuid not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (route, key)
);
