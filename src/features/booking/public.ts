/** Free times and the words for appointments, for other features. */
export { topicOf, WAY_CHOICES } from './describe'
export { officeDay, officeTime, officeToday } from './office-time'
export { TimePicker } from './time-picker'
export { useHold } from './use-hold'
