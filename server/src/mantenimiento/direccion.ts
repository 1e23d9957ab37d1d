/** A parameter of an address, as PostgreSQL's own programs understand it; undefined: they have none. */
function forPrograms(parameter: string): string | undefined {
  const [name = '', value = ''] = parameter.split('=')
  // Node's driver alone has these.
  if (name === 'uselibpqcompat') return undefined
  if (name === 'sslmode' && value === 'no-verify') return 'sslmode=require'
  return name === 'password' ? undefined : parameter
}

/**
 * Address of the database for PostgreSQL's own programs, with all its parameters but the password: all users of the
 * machine can read an argument.
 */
export function paraProgramas(url: string): { address: string; password: string | undefined } {
  const at = new URL(url)
  const password = at.searchParams.get('password') ?? decodeURIComponent(at.password)
  at.password = ''
  // As text: written anew, a space would become a plus, which these programs do not read as a space.
  const parameters = at.search.slice(1).split('&').filter(Boolean)
  at.search = parameters.flatMap((one) => forPrograms(one) ?? []).join('&')
  return { address: at.href, password: password || undefined }
}
