import { CalendarAdd24Regular } from '@fluentui/react-icons/svg/calendar-add'

import { producto } from '#contract/producto.ts'
import { type Cita, enCalendario } from '#formato/calendario.ts'
import { descargar } from '#piezas/documento/archivo.ts'
import { Boton } from '#ui/Boton.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Offers a calendar file, made on this device. A file needs no permission. */
export function AgregarAlCalendario({ cita, archivo }: { cita: Cita; archivo: string }) {
  const agregar = () => {
    const text = enCalendario(cita, { de: producto.nombre, ahora: Date.now() })
    const bytes = new TextEncoder().encode(text).buffer
    descargar({ bytes, type: 'text/calendar', name: `${archivo}.ics` })
    showToast(texts.enElCalendario)
  }
  return (
    <Boton tono="plano" icono={<CalendarAdd24Regular />} onClick={agregar}>
      {texts.agregarAlCalendario}
    </Boton>
  )
}
