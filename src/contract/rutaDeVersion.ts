/** Address of the check of the application's version, without the application: any host of the specification has it. */
export const RUTA_DE_VERSION = '/v1/app/version'
