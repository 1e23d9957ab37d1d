import { Wrench24Regular } from '@fluentui/react-icons/svg/wrench'
import { Link } from 'wouter'

import { Vacio } from '#ui/Vacio.tsx'

import { texts } from '../texts.ts'

/** The honest page of what a later part brings. */
export function TodaviaNo({ titulo, publica }: { titulo: string; publica: boolean }) {
  return (
    <Vacio icono={<Wrench24Regular />} tono="info" titulo={texts.todaviaNo} esPagina>
      <p>{texts.todaviaNoDetalle(titulo)}</p>
      <Link className="boton primario" href={publica ? '/signin' : '/'}>
        {publica ? texts.irAIngresar : texts.irAInicio}
      </Link>
    </Vacio>
  )
}
