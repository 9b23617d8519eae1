-- Messages from the contact form. The limits repeat those of src/shared/contracts/contact.ts, so that
-- nothing else can be stored in any way.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^M-[0-9A-Z]{8}$'),
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[0-9]{10,15}$'),
  message text not null check (char_length(message) between 1 and 4000),
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

create index contact_messages_created_at on public.contact_messages (created_at);
