/** Free times and appointment labels, for other features. */
export { TOPIC_CHOICES, topicOf, WAY_CHOICES } from './describe'
export { officeDay, officeTime } from './office-time'
export { TimePicker } from './time-picker'
export { useHold } from './use-hold'
