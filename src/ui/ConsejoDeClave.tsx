import { Info24Regular } from '@fluentui/react-icons/svg/info'

import { type Facil, type Propios, porQueEsFacil } from './claveFacil.ts'

const CONSEJO: Record<Facil, string> = {
  comun:
    'Consejo: es de las contraseñas más usadas, y de las primeras que prueba quien quiere entrar. Podés usarla igual, pero otra te cuida más.',
  propia:
    'Consejo: lleva tu nombre, tu documento o tu fecha de nacimiento, y eso lo saben otras personas. Podés usarla igual, pero otra te cuida más.',
}

/** Advice on a weak new password. A polite live region, because it never blocks (SEC-07). */
export function ConsejoDeClave({ clave, propios }: { clave: string; propios?: Propios }) {
  const facil = porQueEsFacil(clave, propios)
  return (
    <output className="consejo">
      {facil && (
        <span className="cabeza">
          <Info24Regular />
          <span>{CONSEJO[facil]}</span>
        </span>
      )}
    </output>
  )
}
