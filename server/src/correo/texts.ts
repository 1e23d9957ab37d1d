import { tuNumero } from '#contract/ingreso.ts'

/** Greeting of every mail. Without a name, so that a bystander learns nothing. */
const carta = (...parrafos: string[]) => ['Hola:', ...parrafos].join('\n\n')

/** Text of a mail; the sender's name is added when it is sent. */
export const firmado = (texto: string, nombre: string) => `${texto}\n\n${nombre}`

const NO_FUISTE = 'Si no lo pediste vos, no hagas nada: sin este código nadie puede seguir.'
const DELEGACION = 'Si no fuiste vos, cambiá tu contraseña ahora o avisá en una delegación.'

/** Subjects contain no personal data and no code: locked screens show them (SEC-45). */
export const texts = {
  codigo: (code: string) => ({
    asunto: 'Tu código para confirmar el correo',
    texto: carta(`Tu código es ${code}. Sirve una sola vez y durante 5 minutos.`, NO_FUISTE),
  }),
  recuperacion: (code: string, enlace: string) => ({
    asunto: 'Recuperá tu contraseña',
    texto: carta(
      `Para poner una contraseña nueva, abrí este enlace:\n${enlace}`,
      `y escribí este código: ${code}`,
      'Los dos sirven una sola vez y durante 5 minutos.',
      NO_FUISTE,
    ),
  }),
  cuentaNueva: (code: string) => ({
    asunto: 'Tu código para terminar de crear la cuenta',
    texto: carta(`Tu código es ${code}. Sirve una sola vez y durante 5 minutos.`, NO_FUISTE),
  }),
  cuentaRecuperada: (code: string) => ({
    asunto: 'Tu código para recuperar la contraseña',
    texto: carta(`Tu código es ${code}. Sirve una sola vez y durante 5 minutos.`, NO_FUISTE),
  }),
  contraseniaCambiada: () => ({
    asunto: 'Se cambió tu contraseña',
    texto: carta('La contraseña de tu cuenta se cambió recién.', DELEGACION),
  }),
  llaveAgregada: (dispositivo: string) => ({
    asunto: 'Se agregó una llave de acceso a tu cuenta',
    texto: carta(
      `Desde ahora se puede ingresar a tu cuenta con una llave de acceso, hecha en ${dispositivo}.`,
      DELEGACION,
    ),
  }),
  llaveQuitada: (dispositivo: string) => ({
    asunto: 'Se quitó una llave de acceso de tu cuenta',
    texto: carta(
      `La llave de acceso hecha en ${dispositivo} ya no sirve para ingresar a tu cuenta.`,
      DELEGACION,
    ),
  }),
  correoAgregado: () => ({
    asunto: 'Se agregó un correo a tu cuenta',
    texto: carta('A tu cuenta se le agregó recién otro correo electrónico.', DELEGACION),
  }),
  contactosCambiados: () => ({
    asunto: 'Se cambiaron tus datos de contacto',
    texto: carta('Los datos de contacto de tu cuenta se cambiaron recién.', DELEGACION),
  }),
  /**
   * The mail goes to a third person, who needs to know the sender and a phone number: otherwise a pharmacy takes it
   * for fraud.
   */
  documento: (
    que: string,
    quien: string,
    { nombre, telefono }: { nombre: string; telefono: string | undefined },
  ) => ({
    asunto: `Te enviaron ${que}`,
    texto: carta(
      `${quien} te envía ${que} de su cobertura de salud, ${nombre}. Va adjunta en PDF.`,
      telefono
        ? `Si querés comprobarla, llamá a ${nombre}: ${telefono}.`
        : `Si querés comprobarla, preguntá en una delegación de ${nombre}.`,
    ),
  }),
  correoConfirmado: () => ({
    asunto: 'Tu correo quedó confirmado',
    texto: carta('Tu correo electrónico quedó confirmado. Ya podés usar el portal.'),
  }),
  pedidoDeRecuperacion: (freno: string) => ({
    asunto: 'Alguien pidió cambiar tu contraseña y tu correo',
    texto: carta(
      'Alguien que contestó bien las preguntas sobre vos pidió poner otra contraseña y otro correo en tu cuenta.',
      'Si fuiste vos, no tenés que hacer nada.',
      `Si no fuiste vos, frenalo acá: ${freno}`,
      'El enlace sirve durante una semana, también si el cambio ya se hizo.',
    ),
  }),
  cuentaLista: () => ({
    asunto: 'Tu cuenta está lista',
    texto: carta(`Ya podés entrar con ${tuNumero()} y la contraseña que elegiste.`),
  }),
} as const
