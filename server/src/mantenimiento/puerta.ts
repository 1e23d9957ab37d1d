// Exports that other areas may use.
export { darTodoAlDuenio } from './duenio.ts'
export { atenderEncargos, encargar } from './encargos.ts'
export { VUELTA, restaurar } from './respaldo.ts'
export { type Hecho, type Pedido, TAREAS, type Tarea, exigirTablas } from './tareas.ts'
