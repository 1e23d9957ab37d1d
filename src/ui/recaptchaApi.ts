/** The parts of Google's script that are used here, as its documentation describes them. */
export type RecaptchaApi = {
  render: (where: HTMLElement, options: Options) => number
  reset: (widget: number) => void
}
type Options = {
  sitekey: string
  size: 'normal' | 'compact'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}
type Global = { trustedTypes?: Factory; grecaptcha?: RecaptchaApi; alLlegarRecaptcha?: () => void }

// 'trustedtypes' selects the version of the script that works under a Trusted Types policy.
const ADDRESS =
  'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=explicit&hl=es-419&onload=alLlegarRecaptcha'
const PATIENCE_MS = 20_000

let loading: Promise<RecaptchaApi> | undefined
let policy: ReturnType<Factory['createPolicy']> | undefined

export const recaptchaYaVino = (): boolean => loading !== undefined

/** Google's script, loaded once; a failed load is repeated on the next call. The page's policy has to allow it. */
export function traerRecaptcha(): Promise<RecaptchaApi> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The policy allows only this address. */
function trusted(): string {
  const { trustedTypes } = globalThis as Global
  policy ??= trustedTypes?.createPolicy('portal-recaptcha', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS
}

function load(): Promise<RecaptchaApi> {
  return new Promise((resolve, reject) => {
    const own = globalThis as Global
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('The script of reCAPTCHA did not come.'))
    }
    const late = setTimeout(fail, PATIENCE_MS)
    script.addEventListener('error', () => {
      clearTimeout(late)
      fail()
    })
    own.alLlegarRecaptcha = () => {
      clearTimeout(late)
      if (own.grecaptcha) resolve(own.grecaptcha)
      else fail()
    }
    script.async = true
    script.src = trusted()
    document.head.append(script)
  })
}
