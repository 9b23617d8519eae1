/** What a form says without a phone number and an email address. Apart from the schemas, which load later. */
export const REACH_MESSAGE = 'Please enter an email address or a phone number.'
