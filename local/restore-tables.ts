/** What `npm run restore` puts back: each table with its key, in the order of their references. */
export const RESTORED = {
  contact_messages: 'id',
  bookings: 'id',
  outbox: 'id',
  waitlist_entries: 'id',
  closed_times: 'id',
  extra_hours: 'id',
  office_feed: 'is_only',
  site_notice: 'is_only',
  office_trail: 'id',
  text_stops: 'number_hash',
}

/** What it leaves out: counters and idempotency keys live a day, and busy times are read again. */
export const NOT_RESTORED = ['rate_limits', 'idempotency_keys', 'busy_calendars', 'busy_times']
