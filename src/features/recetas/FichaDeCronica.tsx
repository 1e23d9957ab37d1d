import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import type { ReactNode } from 'react'

import type { DetalleDeRecetaCronica, RecetaCronica } from '#contract/recetasCronicas.ts'
import { cuando, esViejo } from '#formato/instantes.ts'
import { presente } from '#formato/presente.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { Dato } from '#piezas/Dato.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { useHora } from '#piezas/hora.ts'
import { useAhora } from '#ui/useAhora.ts'

import { AgregarAlCalendario } from './AgregarAlCalendario.tsx'
import { citaDeProvision } from './citas.ts'
import { dichoDeCronica } from './dicho.ts'
import { ParaRetirar } from './ParaRetirar.tsx'
import { texts } from './texts.ts'

export type DeFicha = {
  /** The prescription from its list, or with its full detail. */
  receta: RecetaCronica & Partial<DetalleDeRecetaCronica>
  savedAt: number
}

/** All data of a chronic prescription below its head. Used on its page and beside its list. */
export function FichaDeCronica({ receta, savedAt, children }: DeFicha & { children?: ReactNode }) {
  const ahora = useAhora(60_000)
  const hora = useHora()
  const lista = receta.codigoEstado === LISTA_PARA_RETIRAR
  return (
    <div className="columnas">
      <div className="pila">
        {children}
        {lista && (
          <ParaRetirar detalle={receta} primario>
            {esViejo(savedAt, ahora) && <p>{texts.estadoAl(cuando(savedAt, ahora))}</p>}
            <AgregarAlCalendario
              cita={citaDeProvision(receta, hora)}
              archivo={texts.recetaN(receta.numeroRecetario)}
            />
          </ParaRetirar>
        )}
        <Escuchar trozos={dichoDeCronica(receta)} />
        <Medicamentos receta={receta} />
      </div>
      <div className="pila">
        <Plan receta={receta} />
        <section className="tarjeta relleno">
          <h2>{texts.quienReceto}</h2>
          <dl className="datos">
            <Dato titulo={texts.profesional}>{receta.prescriptor ?? ''}</Dato>
            <Dato titulo={texts.matricula} esDato>
              {receta.matriculaPrescriptor ?? ''}
            </Dato>
          </dl>
        </section>
      </div>
    </div>
  )
}

function Medicamentos({ receta: { medicamentos } }: { receta: RecetaCronica }) {
  return (
    <section className="tarjeta relleno">
      <h2>{texts.medicamentos}</h2>
      <ul className="renglones">
        {medicamentos.map(({ descripcion }) => (
          <li key={descripcion}>
            <Pill24Regular />
            <span>{descripcion}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plan({ receta }: { receta: DeFicha['receta'] }) {
  const nota = presente(receta.observacionPlan)
  return (
    <section className="tarjeta relleno">
      <h2>{texts.plan}</h2>
      <dl className="datos">
        <Dato titulo={texts.plan}>{receta.nombrePlan ?? receta.plan ?? ''}</Dato>
        <Dato titulo={texts.periodo} esDato>
          {receta.periodo ?? ''}
        </Dato>
      </dl>
      {nota && (
        <dl className="datos">
          <Dato titulo={texts.notaDelPlan}>{nota}</Dato>
        </dl>
      )}
    </section>
  )
}
