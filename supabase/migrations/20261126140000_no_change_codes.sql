-- The sign-in server also keeps a hash of each code in a table of its own, and finds an account by it: a link
-- in a mail still changed the address of an account that keep_codes_only had emptied. Codes that sign in stay.
-- Does nothing if there is no such table, as in older projects.
do $$
begin
  if to_regclass('auth.one_time_tokens') is null then
    return;
  end if;

  execute $function$
    create function public.drop_change_codes() returns trigger
      language plpgsql set search_path = '' as $body$
    begin
      return null;
    end
    $body$
  $function$;
  create trigger drop_change_codes before insert on auth.one_time_tokens
    for each row
    when (new.token_type::text in ('email_change_token_current', 'email_change_token_new', 'phone_change_token'))
    execute function public.drop_change_codes();

  delete from auth.one_time_tokens
    where token_type::text in ('email_change_token_current', 'email_change_token_new', 'phone_change_token');
end
$$;
