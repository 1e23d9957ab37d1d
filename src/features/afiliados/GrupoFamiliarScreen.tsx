import { People24Regular } from '@fluentui/react-icons/svg/people'
import { useEffect } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { Copia } from '#piezas/Copia.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './afiliados.css'
import { Integrantes } from './Integrantes.tsx'
import { sinFamilia, texts } from './texts.ts'

export function GrupoFamiliarScreen() {
  return (
    <Copia de={grupoFamiliar} params={{}} titulo={texts.titulo} trayendo={sinFamilia.trayendo}>
      {(integrantes) => <Grupo integrantes={integrantes} />}
    </Copia>
  )
}

function Grupo({ integrantes }: { integrantes: Afiliado[] }) {
  useEffect(() => void performance.mark('list-data'), [])
  if (integrantes.length === 0)
    return (
      <Vacio icono={<People24Regular />} titulo={sinFamilia.vacio}>
        <p>{sinFamilia.vacioDetalle}</p>
        <EnlaceBoton href="/delegaciones">{sinFamilia.delegaciones}</EnlaceBoton>
      </Vacio>
    )
  return <Integrantes integrantes={integrantes} />
}
