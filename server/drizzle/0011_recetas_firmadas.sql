CREATE TABLE "recetas_firmadas" (
	"huella" text PRIMARY KEY NOT NULL,
	"id_receta_electronica" integer NOT NULL,
	"kid" integer NOT NULL,
	"bytes" text NOT NULL,
	"firmada_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recetas" ADD COLUMN "cuir" text;--> statement-breakpoint
ALTER TABLE "recetas_firmadas" ADD CONSTRAINT "recetas_firmadas_id_receta_electronica_recetas_id_receta_electronica_fk" FOREIGN KEY ("id_receta_electronica") REFERENCES "public"."recetas"("id_receta_electronica") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recetas_firmadas_id_receta_electronica_index" ON "recetas_firmadas" USING btree ("id_receta_electronica");