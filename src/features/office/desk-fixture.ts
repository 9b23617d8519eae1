import type { Appointment, DeskResponse } from '@/shared/contracts/office'

/** For tests: an empty desk. */
export const DESK: DeskResponse = {
  person: 'desk@example.com',
  today: '2027-03-08',
  advisers: 1,
  appointments: [],
  messages: [],
  openCount: 0,
  closings: [],
  clashes: [],
  unreadCalendars: [],
  feed: null,
  keepMonths: null,
}

/** For tests: an appointment on the next day. */
export const APPOINTMENT: Appointment = {
  reference: 'B-00000001',
  topic: 'consultation',
  way: 'phone',
  state: 'confirmed',
  attendance: null,
  adviser: 1,
  start: '2027-03-09T15:00:00.000Z',
  end: '2027-03-09T15:30:00.000Z',
  name: 'Pat Example',
  email: 'pat@example.com',
  phone: '+17405550199',
  note: null,
  version: 0,
  trail: [],
}
