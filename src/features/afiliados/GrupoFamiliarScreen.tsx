import { People24Regular } from '@fluentui/react-icons/svg/people'
import { useEffect } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { Copia } from '#piezas/Copia.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './afiliados.css'
import { Integrantes } from './Integrantes.tsx'
import * as texts from './texts.ts'

export function GrupoFamiliarScreen() {
  return (
    <Copia de={grupoFamiliar} params={{}} titulo={texts.titulo} trayendo={texts.trayendo}>
      {(integrantes) => <Grupo integrantes={integrantes} />}
    </Copia>
  )
}

function Grupo({ integrantes }: { integrantes: Afiliado[] }) {
  const conPases = useOfrece('pases') !== false
  useEffect(() => void performance.mark('list-data'), [])
  if (integrantes.length === 0)
    return (
      <Vacio icono={<People24Regular />} titulo={texts.vacio}>
        <p>{texts.vacioDetalle}</p>
        <EnlaceBoton href="/delegaciones">{texts.delegaciones}</EnlaceBoton>
      </Vacio>
    )
  return <Integrantes integrantes={integrantes} conPases={conPases} />
}
