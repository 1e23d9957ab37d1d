import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import type { ReactNode } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import { useInstalar } from '#live/telefono/instalar.ts'
import { useVersion } from '#live/version/useVersion.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { esMovil } from '#ui/esMovil.ts'

import { senasDe } from './renglones.ts'
import { texts } from './texts.ts'
import type { useMirado } from './useMirado.ts'

type Cosa = { que: string; arreglo?: ReactNode }

/** The verdict: everything in order, or a list of problems with their remedies. */
export function ParaMirar({ mirado }: { mirado: NonNullable<ReturnType<typeof useMirado>> }) {
  const { apply } = useVersion()
  const instalar = useInstalar()
  const cosas = cosasDe(mirado, {
    actualizar: <Boton onClick={apply}>{texts.actualizar}</Boton>,
    instalar: instalar && <Boton onClick={instalar.empezar}>{texts.instalar}</Boton>,
  })
  return (
    <section className={`tarjeta veredicto ${cosas.length > 0 ? 'aviso' : 'ok'}`}>
      <div className="cabeza">
        <span className="baldosa">{esMovil() ? <Phone24Regular /> : <Desktop24Regular />}</span>
        <div>
          <h2>{cosas.length > 0 ? texts.paraMirar(cosas.length) : texts.enOrden}</h2>
          <p className="tenue">{texts.revisado(cuandoYHora(mirado.now, mirado.now))}</p>
        </div>
      </div>
      {cosas.length > 0 && (
        <ul className="pila">
          {cosas.map(({ que, arreglo }) => (
            <li key={que} className="pila">
              <p>{que}</p>
              {arreglo}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function cosasDe(
  mirado: NonNullable<ReturnType<typeof useMirado>>,
  arreglos: { actualizar: ReactNode; instalar: ReactNode },
): Cosa[] {
  const { aparato, guarda, sinTrabajador, deciden } = mirado
  const { alDia, prometido, abreSinSenal, lugar, hora, nadaParaDecidir, sesion } = senasDe(mirado)
  return [
    !sesion && {
      que: texts.sesionVencida,
      arreglo: <EnlaceBoton href="/signin">{texts.ingresar}</EnlaceBoton>,
    },
    !nadaParaDecidir && {
      que: texts.decidir(deciden),
      arreglo: <EnlaceBoton href="/pendientes">{texts.verPendientes}</EnlaceBoton>,
    },
    !alDia && { que: texts.nueva, arreglo: arreglos.actualizar },
    !guarda ? { que: texts.noGuarda } : !lugar && { que: texts.sinLugar(aparato) },
    !abreSinSenal && { que: sinTrabajador ? texts.sinTrabajador : texts.noAbre(aparato) },
    !hora && { que: texts.relojMal(aparato) },
    guarda && !prometido && { que: texts.noPrometido, arreglo: arreglos.instalar },
  ].filter((cosa): cosa is Cosa => cosa !== false)
}
