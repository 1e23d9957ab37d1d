CREATE TABLE "encargos" (
	"huella" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"sid" uuid NOT NULL,
	"clave" text NOT NULL,
	"bytes" text NOT NULL,
	"desde_at" bigint NOT NULL,
	"hasta_at" bigint NOT NULL,
	"terminado_at" bigint
);
--> statement-breakpoint
ALTER TABLE "encargos" ADD CONSTRAINT "encargos_uid_usuarios_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."usuarios"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "encargos_uid_index" ON "encargos" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "encargos_hasta_at_index" ON "encargos" USING btree ("hasta_at");--> statement-breakpoint
CREATE FUNCTION "encargo_por_mirar"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "pases_por_mirar" ("clase", "clave") VALUES ('encargo', NEW."huella");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "encargos_por_mirar" AFTER UPDATE OF "terminado_at" ON "encargos" FOR EACH ROW WHEN (OLD."terminado_at" IS DISTINCT FROM NEW."terminado_at") EXECUTE FUNCTION "encargo_por_mirar"();
