/** Hono's form of a contract path; in `/v1/files{path}` the parameter is the rest of the address. */
export function honoPath(path: string, provider: string): string {
  return path
    .replace('{provider}', provider)
    .replaceAll(/\/\{(\w+)\}/g, '/:$1')
    .replace(/\{\w+\}$/, '/*')
}
