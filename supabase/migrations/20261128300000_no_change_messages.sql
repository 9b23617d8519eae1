-- A session could make the sign-in server send a text message or mail to any number or address, as if to change its
-- own. The server sends none within a minute of the last, and reads when that was from these columns: a date far
-- ahead stops all of them. Codes that sign in have columns of their own.
do $$
begin
  if to_regclass('auth.users') is null then
    return;
  end if;

  execute $function$
    create or replace function public.keep_codes_only() returns trigger
      language plpgsql set search_path = '' as $body$
    begin
      new.encrypted_password := '';
      new.email_change := '';
      new.email_change_token_current := '';
      new.email_change_token_new := '';
      new.email_change_sent_at := '2200-01-01 00:00Z';
      new.phone_change := '';
      new.phone_change_token := '';
      new.phone_change_sent_at := '2200-01-01 00:00Z';
      return new;
    end
    $body$
  $function$;

  update auth.users set updated_at = updated_at;
end
$$;
