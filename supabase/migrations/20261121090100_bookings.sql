create table public.bookings (
  id uuid primary key,
  reference text not null unique check (reference ~ '^B-[0-9A-Z]{8}$'),
  topic text not null check (topic ~ '^[a-z][a-z-]{1,39}$'),
  adviser int not null check (adviser >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The appointment and the pause after it, half-open: the next one may start where it ends.
  blocked tstzrange not null,
  state text not null check (state in ('held', 'confirmed', 'cancelled')),
  held_until timestamptz,
  -- SHA-256 of the token in the visitor's private link; the token itself is stored nowhere.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- The number of changes, like SEQUENCE in the calendar file.
  sequence int not null default 0 check (sequence >= 0),
  name text check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[0-9]{10,15}$'),
  note text check (char_length(note) <= 2000),
  way text not null default 'office' check (way in ('office', 'phone', 'video')),
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check (blocked @> tstzrange(starts_at, ends_at)),
  check ((state = 'held') = (held_until is not null)),
  check (state = 'held' or (name is not null and (email is not null or phone is not null))),
  -- Decides who gets a time (R194). The adviser is a range of one number because that needs
  -- no extension.
  constraint bookings_no_overlap exclude using gist (
    int4range(adviser, adviser, '[]') with &&,
    blocked with &&
  ) where (state in ('held', 'confirmed'))
);

create index bookings_starts_at on public.bookings (starts_at);
create index bookings_email on public.bookings (lower(email));
