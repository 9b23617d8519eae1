export { deliverText, isDaytime, stopTexts, wantsNoTexts } from './text-reminder.ts'
export { readReply, recordDelivery, toTwiml } from './text-replies.ts'
export { readSigned, readTextAccount } from './twilio.ts'
