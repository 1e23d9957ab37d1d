CREATE TABLE "recetas_impresas" (
	"huella" text PRIMARY KEY NOT NULL,
	"id_receta_electronica" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recetas_impresas" ADD CONSTRAINT "recetas_impresas_id_receta_electronica_recetas_id_receta_electronica_fk" FOREIGN KEY ("id_receta_electronica") REFERENCES "public"."recetas"("id_receta_electronica") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recetas_impresas_id_receta_electronica_index" ON "recetas_impresas" USING btree ("id_receta_electronica");