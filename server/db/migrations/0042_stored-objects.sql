CREATE TABLE "stored_objects" (
	"sha256" char(64) PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
