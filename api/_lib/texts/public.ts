export { deliverText, isDaytime } from './text-reminder.ts'
export { readReply, recordDelivery, toTwiml } from './text-replies.ts'
export { stopTexts, wantsNoTexts } from './text-stops.ts'
export { readSigned, readTextAccount } from './twilio.ts'
