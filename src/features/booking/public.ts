/** Free times and appointment labels, for other features. */
export { TOPIC_CHOICES, topicOf, WAY_CHOICES } from './describe.ts'
export { officeDay, officeTime } from './office-time.ts'
export { TimePicker, type TimePickerProps } from './time-picker.tsx'
export { useHold } from './use-hold.ts'
