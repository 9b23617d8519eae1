import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectSetting as valueOf } from '../../build/supabase-project.ts'
import { authEnvSchema, readAuthSettings } from '../../local/auth/settings.ts'
import { noChangeTemplate, signInTemplate } from '../../build/sign-in-mails.ts'
import { site } from '../../src/config/site.ts'

const config = readFileSync('supabase/config.toml', 'utf8')
test('what the stand-in has once for both kinds of codes is the same for both', () => {
  expect(valueOf('auth.sms', 'max_frequency')).toBe(valueOf('auth.email', 'max_frequency'))
})

test('the stand-in has the limits of the project', () => {
  expect(readAuthSettings()).toMatchObject({
    LOCAL_AUTH_SECONDS_BETWEEN_SENDS: 60,
    LOCAL_AUTH_CODE_SECONDS: 600,
    LOCAL_AUTH_MAILS_PER_HOUR: 500,
  })
})

test('one IP address cannot use up the hourly mails', () => {
  const perFiveMinutes = Number(valueOf('auth.rate_limit', 'sign_in_sign_ups'))
  const inAnHour = perFiveMinutes + 12 * perFiveMinutes
  expect(Number(valueOf('auth.rate_limit', 'email_sent'))).toBeGreaterThan(inAnHour)
})

test('the captcha can be enabled with a secret from the environment', () => {
  const { LOCAL_AUTH_CAPTCHA } = authEnvSchema.shape
  expect(LOCAL_AUTH_CAPTCHA.parse(valueOf('auth.captcha', 'provider'))).not.toBe('off')
  expect(valueOf('auth.captcha', 'enabled')).toMatch(/^(?:true|false)$/)
  expect(valueOf('auth.captcha', 'secret')).toMatch(/^env\(\w+\)$/)
})

test.each(['confirmation', 'magic_link', 'recovery'])(
  'the %s mail has the code and no link',
  (name) => {
    const section = `auth.email.template.${name}`
    expect(valueOf(section, 'subject')).toContain('{{ .Token }}')
    expect(valueOf(section, 'content_path')).toBe('./supabase/templates/sign-in-code.html')
    const mail = signInTemplate()
    expect(mail).toContain('{{ .Token }}')
    expect(mail).not.toMatch(/ConfirmationURL|TokenHash|href/)
    expect(mail).toContain('10 minutes')
    expect(mail).toContain(site.name.replace('&', '&amp;'))
    expect(mail).toContain(site.phone.display)
  },
)

test('the mail about an address change cannot confirm it', () => {
  const section = 'auth.email.template.email_change'
  expect(valueOf(section, 'content_path')).toBe('./supabase/templates/no-change.html')
  const mail = noChangeTemplate()
  expect(`${valueOf(section, 'subject')} ${mail}`).not.toMatch(/\{\{|href/)
  expect(mail).toContain(site.phone.display)
})

test('an account has one address and no second factor', () => {
  expect(valueOf('auth', 'enable_manual_linking')).toBe('false')
  expect(valueOf('auth.mfa.totp', 'enroll_enabled')).toBe('false')
})

test('the text message has the code and the firm’s name', () => {
  const message = valueOf('auth.sms', 'template')
  expect(message).toContain('{{ .Code }}')
  expect(message).toContain(site.shortName)
})

test('an address is confirmed only after its owner enters a code', () => {
  expect(valueOf('auth.email', 'enable_confirmations')).toBe('true')
  expect(valueOf('auth.email', 'double_confirm_changes')).toBe('true')
  expect(valueOf('auth.sms', 'enable_confirmations')).toBe('true')
  expect(valueOf('auth', 'enable_anonymous_sign_ins')).toBe('false')
})

test('nobody can sign in with a code from this file', () => {
  expect(config).not.toMatch(/test_otp/)
})
