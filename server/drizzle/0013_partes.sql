CREATE TABLE "partes" (
	"uid" integer NOT NULL,
	"clave" uuid NOT NULL,
	"n" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"llego_at" bigint NOT NULL,
	CONSTRAINT "partes_uid_clave_n_pk" PRIMARY KEY("uid","clave","n")
);
--> statement-breakpoint
ALTER TABLE "partes" ADD CONSTRAINT "partes_uid_usuarios_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."usuarios"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partes_llego_at_index" ON "partes" USING btree ("llego_at");