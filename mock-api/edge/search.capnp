# The search on workerd, the runtime of Cloudflare Workers:
#   npm run build:edge -w mock-api
#   npx workerd serve mock-api/edge/search.capnp
# Listens on this machine alone; --socket-addr http=0.0.0.0:8080 says otherwise. TESTER=on as for the Node server.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (
      name = "search",
      worker = (
        modules = [(name = "search.js", esModule = embed "../dist/edge/search.js")],
        bindings = [(name = "TESTER", fromEnvironment = "TESTER")],
        # What the code is tested against; a platform keeps behaving so whatever it changes later.
        compatibilityDate = "2026-11-01",
        # A caller that gives up is noticed.
        compatibilityFlags = ["enable_request_signal"],
        # It calls nobody.
        globalOutbound = "nobody",
      ),
    ),
    (name = "nobody", network = (allow = [])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "search")],
);
