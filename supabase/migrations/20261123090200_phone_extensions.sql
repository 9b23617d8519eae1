-- A number may have an extension, as in a tel: link (RFC 3966): +17405550199;ext=12.
alter table public.contact_messages
  drop constraint contact_messages_phone_check,
  add constraint contact_messages_phone_check check (phone ~ '^\+[0-9]{10,15}(;ext=[0-9]{1,6})?$');
alter table public.bookings
  drop constraint bookings_phone_check,
  add constraint bookings_phone_check check (phone ~ '^\+[0-9]{10,15}(;ext=[0-9]{1,6})?$');
