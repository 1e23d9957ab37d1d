import { resolve } from 'node:path'

import { CAPACIDADES } from '../../server/src/base/capacidades.ts'
import type { Config } from '../../server/src/base/environment.ts'
import { PROVEEDOR } from '../../server/src/base/proveedor.ts'

export function testConfig(over: Partial<Config> = {}): Config {
  return {
    mode: 'test',
    host: '127.0.0.1',
    port: 0,
    dataDir: '',
    databaseUrl: undefined,
    conexiones: 10,
    consultaMs: 30_000,
    preparadas: undefined,
    appDir: resolve('dist/app'),
    sandbox: true,
    seed: undefined,
    proveedor: PROVEEDOR,
    capacidades: CAPACIDADES,
    base: '',
    provider: 'portal-afiliados',
    publicUrl: '',
    enlaces: 'https://portal.example',
    enlacesDeApi: 'https://portal.example',
    recaptcha: undefined,
    smtp: undefined,
    contactoDeAvisos: 'mailto:avisos@portal.example',
    contactoDeSeguridad: undefined,
    envioPropio: undefined,
    corsOrigins: [],
    proxies: [],
    cifras: undefined,
    ...over,
  }
}
