/** What of Google's script is used, as its documentation has it. */
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

// 'trustedtypes' asks for the script that gets along with a page that requires them.
const ADDRESS =
  'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=explicit&hl=es-419&onload=alLlegarRecaptcha'
const PATIENCE_MS = 20_000

let loading: Promise<RecaptchaApi> | undefined
let policy: ReturnType<Factory['createPolicy']> | undefined

export const recaptchaYaVino = (): boolean => loading !== undefined

/** Google's script, fetched once; after a failure it is asked for again. Only a page whose policy allows it gets it. */
export function traerRecaptcha(): Promise<RecaptchaApi> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** This one address and no other is let through. */
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
