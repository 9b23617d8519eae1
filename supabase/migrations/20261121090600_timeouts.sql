-- For every statement of the functions, even through a pooler. When the host freezes a function in
-- the middle of a transaction, its locks are released.
alter role site_functions set statement_timeout = '2s';
alter role site_functions set idle_in_transaction_session_timeout = '5s';
