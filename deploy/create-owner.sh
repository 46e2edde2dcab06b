#!/bin/sh
# Makes the database and the user that owns it, when the PostgreSQL of compose.yaml starts for the first time.
# With CREATEROLE the owner makes the role hotelly_server, as which Hotelly serves. Without it, make that one here, too,
# as "A PostgreSQL server of your own" in docs/operating.md says, and give its address as DATABASE_APP_URL.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -d postgres -v password="$(cat "${OWNER_PASSWORD_FILE:-/run/secrets/owner_password}")" <<'SQL'
CREATE ROLE hotelly_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE hotelly OWNER hotelly_owner ENCODING 'UTF8' TEMPLATE template0;
SQL
