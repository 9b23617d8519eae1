-- Sign-in is by codes only, and an account keeps its original address. The sign-in server accepts a
-- password for any address from anyone, and a new phone number from anyone with a session: both would let
-- a stranger into the account of the owner of the address (docs/security.md). Does nothing if there
-- is no sign-in server.
do $$
begin
  if to_regclass('auth.users') is null then
    return;
  end if;

  -- Empty and not null: the server reads most of these columns as text.
  execute $function$
    create function public.keep_codes_only() returns trigger
      language plpgsql set search_path = '' as $body$
    begin
      new.encrypted_password := '';
      new.email_change := '';
      new.email_change_token_current := '';
      new.email_change_token_new := '';
      new.phone_change := '';
      new.phone_change_token := '';
      return new;
    end
    $body$
  $function$;
  create trigger keep_codes_only before insert or update on auth.users
    for each row execute function public.keep_codes_only();

  -- Updates existing rows, so that the trigger empties them.
  update auth.users set updated_at = updated_at
    where coalesce(encrypted_password, '') <> '' or email_change <> '' or phone_change <> '';
end
$$;
