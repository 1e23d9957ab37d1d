import { type Control, useController } from 'react-hook-form'

import type { ObraSocial } from '#contract/busquedas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { planDe } from '#model/derivaciones.ts'
import { obrasSociales } from '#model/listas.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'

import type { Campos } from './campos.ts'
import { texts } from './texts.ts'

const enPalabras = ({ sigla, descripcion, provincia }: ObraSocial) =>
  planDe({ sigla, obraSocial: descripcion, provincia })

/** The insurer at the destination. Its province finds it too, because most people know the province and not the insurer. */
export function CampoDeObraSocial({ control }: { control: Control<Campos> }) {
  const lista = useResource(obrasSociales, {})
  const { field, fieldState } = useController({ control, name: 'obraSocial' })
  const { value, onChange, ref } = field
  const falta =
    lista.state === 'absent' && lista.failure ? (
      <p>{texts.sinLista(aparato())}</p>
    ) : (
      <Esqueleto texto={texts.trayendoLista} />
    )
  return (
    <ListaEscrita
      etiqueta={texts.obraSocial}
      elegir={texts.elegiObraSocial}
      opciones={lista.state === 'ready' ? lista.value : []}
      claveDe={({ idObraSocial }) => String(idObraSocial)}
      textoDe={enPalabras}
      ninguna={texts.ninguna}
      {...(lista.state !== 'ready' && { sinLista: falta })}
      elegida={value ?? undefined}
      onElegir={onChange}
      error={fieldState.error?.message}
      ayuda={texts.adondeVas}
      ref={ref}
    />
  )
}
