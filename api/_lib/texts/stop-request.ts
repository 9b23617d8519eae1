/** The carriers' words (CTIA, Twilio, 47 CFR 64.1200(a)(10)). Alone they end texts; "cancel" in a sentence means the appointment. */
const WORD = /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/

/** Courtesy around a request, which changes nothing about it. */
const COURTESY =
  '(?:please|pls|plz|kindly|thanks|thank you|thx|ty|hi|hello|hey|ok|okay|sorry|just|now|immediately|asap|already|again|anymore|any more|ever|for good|from you|by text|sir|maam)'
const AROUND = [new RegExp(`^(?:${COURTESY} )+`), new RegExp(`(?: ${COURTESY})+$`)]
const ASK =
  '(?:(?:can|could|would|will) (?:you|u) (?:please )?|(?:you|u) (?:can|must|need to|should|have to) |(?:i|id) (?:want|need|like|would like|asked|told)(?: (?:you|u))? to |how (?:do|can) i |i said |make (?:it|them|this) )?'
const TEXTS =
  '(?:(?:me|us|all|any|of|with|w|more|further|the|these|those|this|your|my|stupid|text|sms|appointment|reminder) )*(?:texts?|texting|messages?|msgs?|reminders?|sms|alerts?|notifications?|spam|contact|communications?)'
const ME = '(?: (?:me|us|here|(?:this|my) (?:cell |phone )?(?:number|phone|cell)))'
/** Any words that a reasonable person understands as that request count too, each as one whole sentence. */
const SENTENCE = new RegExp(
  `^(?:${[
    `${ASK}(?:(?:stop )*stop|stop all|unsub|unsubscribe|opt ?out)(?: it| this| that| them| these| (?:of )?${TEXTS})?`,
    `${ASK}unsubscribe${ME}?(?: from .*)?`,
    `${ASK}opt${ME} out(?: of ${TEXTS})?`,
    `${ASK}(?:stop|quit) (?:(?:texting|messaging|contacting|bothering|bugging|spamming|harassing)(?: .*)?|it)`,
    `${ASK}(?:stop|quit) (?:calling|writing)(?: to)?${ME}`,
    `${ASK}(?:stop|quit) sending(?: me| us)?(?: it| this| that| them| these| ${TEXTS})?(?: to .*)?`,
    `${ASK}(?:end|cancel|quit|stop getting|stop receiving) ${TEXTS}`,
    `i (?:want|need) ${TEXTS} to (?:stop|end)`,
    `(?:you |u )?(?:do not|dont|never)(?: ever| you| call or| email or)* (?:text|message|msg)${ME}?(?: (?:at|on) .*)?`,
    `(?:you |u )?(?:do not|dont|never)(?: ever| you)* (?:contact|bother)${ME}`,
    `(?:do not|dont|never)(?: ever| you)* send ${TEXTS}(?: to .*)?`,
    `no (?:more|(?:more |further )?${TEXTS})(?: (?:to|on|for)${ME})?`,
    `i (?:do not|dont|no longer) (?:want|wish|need)(?: to get| to receive| you to send| you sending)? ${TEXTS}`,
    `i (?:do not|dont|no longer) (?:want|wish) (?:to be (?:texted|messaged|contacted)|you (?:to )?(?:text|message|contact)(?:ing)?${ME})`,
    `${ASK}(?:remove|(?:remove|delete|drop)${ME})`,
    `${ASK}(?:(?:remove|delete|drop|take|get)(?:${ME}| my name)|be (?:removed|taken)) (?:off|from|out)(?: of)?(?: (?:your|the|this|these|all))*(?: (?:texts?|texting|sms|messag(?:e|es|ing)|mailing|contact|call|phone|reminders?|marketing|spam))*(?: (?:lists?|contacts|database|system))?`,
    '(?:i think )?(?:(?:you|u|youve) (?:have|got|have got|must have|texted|reached) )?(?:(?:this|it|that) is |its |thats )?(?:the |a )?wrong (?:number|person)',
    'leave (?:me|us) (?:the \\w+ )?alone|go away|get lost|lose (?:my|this) number|(?:fuck|f|piss|buzz|screw) off',
    '(?:i )?(?:hereby )?(?:revoke|withdraw)(?: my)? (?:consent|permission)(?: .*)?',
  ].join('|')})$`,
)

/** Whether a text asks for no more texts: by one of the carriers' words alone, or in other words. */
export function readStopRequest(body: string): 'word' | 'sentence' | null {
  const text = body.normalize('NFKC').toLowerCase().replace(/['’`]/g, '')
  const words = wordsOf(text)
  if (WORD.test(words)) return 'word'
  const parts = text.split(/[.,;:!?\n…]+|\s(?:[-–—]|and|but)\s/).map(wordsOf)
  const isRequest = (part: string) =>
    SENTENCE.test(AROUND.reduce((left, pattern) => left.replace(pattern, ''), part))
  return WORD.test(words.replaceAll(' ', '')) || parts.some(isRequest) ? 'sentence' : null
}

const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
