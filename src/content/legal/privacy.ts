import { WAITLIST } from '../../shared/waitlist.ts'
import { env } from '../../config/env.ts'
import { OFFICE_ADDRESS, site } from '../../config/site.ts'
import { capitalize } from '../../lib/wording.ts'
import type { ProseContent } from '../types.ts'
import { listOutsideServices } from '../outside-services.ts'

const CHAT = env.chatScriptUrl
  ? 'What opens under “Chat” on this site is a phone number, links to our own pages and the chat of another company. Its program is loaded when you press “Chat with us”, and what you write there goes through that company.'
  : 'What opens under “Reach us” on this site is a phone number and links to our own pages. No outside chat service is loaded, and opening it sends nothing.'

export const privacy: ProseContent = {
  headline: 'Privacy policy',
  lead: 'You can read every page and price a return without telling us who you are. This page says what the site does with the little it needs.',
  updated: '2026-11-26',
  inShort: [
    {
      term: 'Stays with you',
      text: 'What you enter in the price estimator stays in your browser until you send it.',
    },
    { term: 'Nothing sold', text: 'The site shows no advertising and sells nothing it learns.' },
    { term: 'No names', text: 'Measurement counts visits to pages. It does not learn your name.' },
    { term: 'No SSN', text: 'We never ask for a Social Security number on this website.' },
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      paragraphs: [
        `This policy is about the website of ${site.name}. It does not cover the papers and returns of our clients. Federal law on tax return information, including section 7216 of the Internal Revenue Code, says what a tax preparer may do with those.`,
      ],
    },
    {
      id: 'estimator',
      heading: 'The price estimator',
      paragraphs: [
        'The price is worked out on your own device. Your answers are not sent to us or to anyone else, unless you add them to [an appointment](/privacy#messages) or have them emailed to you. They are kept in the open tab so that a reload does not lose them. The page on [cookies and storage](/cookies) explains how to remove them.',
        'If you choose to copy a link to your estimate, your answers are put into that link. They come after the # sign, and browsers do not send that part of an address to a server. Anyone you give the link to can see those answers, so share it as you would share the paper itself.',
        'If you have that link emailed to you, your address and your answers go to our server program, which keeps both in our database at Supabase until the email is sent or we give up sending it. The office does not see them. To keep anyone from flooding a mailbox, the database counts these emails for a day by a scrambled form of the address.',
      ],
    },
    {
      id: 'tax-tools',
      heading: 'The tax tools',
      paragraphs: [
        'The tax tools, such as the tax calculator, the checklist and the document reader, work on your own device. What you choose, type or open in them is not sent anywhere, unless you copy your checklist into [an appointment](/privacy#messages) yourself. A calendar file is made in your browser.',
        'If you subscribe to the deadline calendar, your calendar program asks our server for it from time to time. The address it uses names the situations you chose, such as farming or having employees. Our server keeps no list of subscribers.',
      ],
    },
    {
      id: 'rating',
      heading: 'The Google rating',
      paragraphs: [
        'On larger screens the home page shows our rating on Google Maps. Your browser asks our server for it, and our server asks Google. Google receives the identifier of our own office and our access key. It does not receive your IP address or anything else about you.',
        'The figure is held in the open page and is gone when you close it or load it again. If you follow the link to our reviews, you are on Google Maps, and the [Google Privacy Policy](https://policies.google.com/privacy) applies there.',
      ],
    },
    {
      id: 'sign-in',
      heading: 'Signing in',
      paragraphs: [
        'If you sign in, the email address or mobile number you enter goes to Supabase, which runs our sign-in service. It sends you a code through an email service or a text message service, checks it and keeps the address, the times of your sign-ins and, for its own protection, the IP address they came from. There is no password.',
        'Your session is kept in this browser until you sign out. If you only read the site, nothing goes to the sign-in service. To have your sign-in removed, ask us.',
        'While you are signed in, your account page asks our server for your upcoming appointments. Our server asks Supabase whose session it is and looks for appointments made with that email address.',
      ],
    },
    {
      id: 'measurement',
      heading: 'Measurement',
      paragraphs: [
        'Where measurement is switched on, our hosting provider counts page views and records how fast pages load and respond, under a random number for each page load. It uses no cookies. We use the figures to see which pages are read and which are slow.',
        'Of the address of our page, only the path is sent, such as /pricing. Anything after a ? or a # is cut off first. No estimator answer and nothing you type is part of it.',
        'With each message the provider can also see the kind of browser and device, the rough area your connection comes from, and the page that led you here. If you block the measuring script, everything else on the site works as before.',
        'Where measurement is switched on and something on a page breaks, the page also tells our own server which page it was, what kind of fault and where in our program it happened. Anything that looks like something typed is taken out first.',
      ],
    },
    {
      id: 'server-records',
      heading: 'Server records',
      paragraphs: [
        'To deliver a page, the hosting provider has to receive your IP address, your browser’s description of itself and the address you asked for. It may keep these for a time to run the service and protect it.',
        'Our own server programs, which fetch the rating, take messages and appointments and make calendars, write one line for each call. The line holds a random request number, the route and method called, the status of the answer, how long it took and the reason if it failed. It holds no name, no IP address and nothing about you.',
        'To keep anyone from flooding these programs, the database counts calls by a scrambled form of the IP address. Nobody can recover the address from it.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages and appointments',
      paragraphs: [
        'What you enter in the message form or when you book a time goes to our own server program. It is stored in our database at Supabase and emailed to the office. If you gave an email address, a confirmation is emailed to you. An appointment more than a day away also gets a reminder the day before.',
        'If the booking form offers reminders by text and you leave only a phone number, we send one text about the appointment through Twilio. It names us, the time and how we meet, and never what it is about. Reply STOP, or tell us, and there will be no more. Any other reply is stored and emailed to the office like a message. After a STOP, we keep a scrambled form of your number, even if you ask us to delete everything else, so that it stays that way.',
        'Messages and appointments stay in the database until the office deletes them or the time it has set for them has passed. Ask, and we will give you a copy of yours or delete them.',
        `If you join the waitlist, we keep your name, how to reach you and which times suit you in the same database. We delete them when you book an offered time, leave the list or the date you wished for has passed, and after ${WAITLIST.days} days at most.`,
        'An appointment has a private link for changing or canceling it. The secret part comes after the # sign, and we store it only in scrambled form. Anyone with the link can use it, so keep it to yourself.',
        'If you add a second person’s email address to an appointment, its confirmation, changes and reminder go there too, with a calendar file and without the private link. A reason that you give when you cancel goes to the office and stays with the appointment.',
        'An estimate or a checklist made on this site goes into an appointment only if you press the button for it, and you see the text before it is sent.',
      ],
    },
    {
      id: 'reaching-us',
      heading: 'When you call or write',
      paragraphs: [
        `A call to ${site.phone.display} goes through your phone company, and an email to ${site.email} through the email services on both sides. We use what you tell us to answer you and to do the work you ask for.`,
        CHAT,
      ],
    },
    {
      id: 'third-parties',
      heading: 'Who else is involved',
      paragraphs: [
        'These services receive something only at the moment named here. When you follow a link out of this site, our site asks your browser not to tell the other site which page you came from.',
        'Pages name the hosts of a fonts, a maps and a proxy service, so that your browser can look up where they are. Looking them up sends these services nothing.',
      ],
      table: {
        caption: 'Other services, and what reaches them',
        head: ['Service', 'When', 'What it receives'],
        rows: [
          [
            'Vercel, our hosting provider',
            'Whenever you load a page',
            'The request itself and, where switched on, the measurement described above',
          ],
          [
            'Google Maps, rating',
            'When our server fetches the rating',
            'A request from our server about our office, with nothing about you',
          ],
          [
            'Google Maps, reviews page',
            'When you follow the link',
            'Your visit, as on any website',
          ],
          [
            'Supabase, sign-in',
            'When you ask for a code, and while you are signed in',
            'The address or number you enter, the code, and your IP address',
          ],
          [
            'The email or text message service of our sign-in',
            'When you ask for a code',
            'The address or number you enter, and the message with the code',
          ],
          [
            'Supabase, database, and our email service',
            'When you send a message, book a time or have an estimate emailed',
            'What you entered in the form',
          ],
          [
            'Twilio, our text message service',
            'Where reminders by text are offered: the day before an appointment without an email address, and when you reply',
            'Your phone number, the text and your reply',
          ],
          [
            'The client portal',
            'When you follow the link',
            'Your visit, then your sign-in and what you do there',
          ],
          [
            'The document drop-off',
            'When you follow the link',
            'Your visit, a code that names our office and is the same for every visitor, and the files and details you hand over',
          ],
          [
            `${site.social.map(({ name }) => name).join(' and ')}, and the sites of nearby towns`,
            'When you follow the link',
            'Your visit, as on any website',
          ],
          ...listOutsideServices().map(({ name, when, receives }) => [
            name,
            capitalize(when),
            receives,
          ]),
        ],
      },
    },
    {
      id: 'never',
      heading: 'What we never ask for here',
      paragraphs: [
        'No page of this website asks for a Social Security number, a bank account or a card number. If a page that looks like ours does, do not fill it in, and tell us.',
        'Please do not put such numbers into an email either. Bring the papers to the office, or use the document drop-off, which opens from the top of every page.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask us what we hold about you, and ask us to correct it or delete it. We may first need to make sure that you are the one asking. Some tax records must be kept for a time by law, and if that is the case we will tell you so.',
        'What the site keeps in your browser is under your own control, and you can clear it without asking us. The site does not track you across other sites. It therefore works the same with or without a Do Not Track or Global Privacy Control signal.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The site is written for adults who have taxes or a business to look after. It is not aimed at children under 13, and we do not knowingly collect anything from them here. If you think a child has sent us personal details, tell us and we will delete them.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When the site starts to handle information differently, this page changes with it. The date under the headline is the day of the last change.',
      ],
    },
    {
      id: 'contact',
      heading: 'Ask us about privacy',
      paragraphs: [
        `Call ${site.phone.display}, write to ${site.email}, or send a letter to ${OFFICE_ADDRESS}.`,
      ],
    },
  ],
}
