# Varnish 7 with the module xkey (Debian: varnish, varnish-modules) in front of the shop. docs/cdn.md explains it.
#
# varnishd -a shop=:6081 -a purge=127.0.0.1:6091 -f /etc/varnish/shop.vcl -p http_gzip_support=off -s malloc,1G
#
# The shop sends purges to the address named `purge` (VARNISH_PURGE_URLS). Nobody else may reach it.
vcl 4.1;

import directors;
import std;
import xkey;

include "./backends.vcl";

sub vcl_recv {
    if (local.socket == "purge") {
        if (req.method != "PURGE" || !req.http.xkey-softpurge) {
            return (synth(400, "This address takes purges only"));
        }
        set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
        return (synth(200, "Purged " + req.http.x-purged));
    }

    set req.backend_hint = shop.backend();
    if (req.restarts == 0) {
        unset req.http.x-serve-stale;
    }
    # An old response is sent only if the shop does not answer: a purged one has an old price.
    if (req.http.x-serve-stale || !std.healthy(req.backend_hint)) {
        set req.grace = 5m;
    } else {
        set req.grace = 0s;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        if (req.method ~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") {
            return (pass);
        }
        return (synth(405, "Method not allowed"));
    }
    # A signed-in caller of the API, and paths that are never the same for everybody.
    if (req.http.Authorization || req.url ~ "^/(admin|api/admin|dev|visitor|metrics|readyz|healthz)([/?]|$)") {
        return (pass);
    }
    # The shop may redirect these visitors: to the language that they chose (decision 71), or to the address with the affiliate of the page before.
    if (req.http.Cookie ~ "(^|;\s*)locale_prefer=" && req.url !~ "^/(assets|_ipx|media|api)/") {
        return (pass);
    }
    if (req.http.Referer ~ "[?&](ref|adid)=" && req.http.Sec-Fetch-Dest == "document") {
        return (pass);
    }

    set req.url = std.querysort(req.url);
    # One stored variant for each encoding that the shop sends.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Cookies do not prevent a lookup: public pages do not read them, and the response says whether it is public.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # An older response is better than an error: see vcl_synth.
        if (!bereq.uncacheable && !bereq.http.x-serve-stale) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # Only what the shop marks is stored: responses with tags, and files whose name changes with their content.
    if (beresp.status != 200
        || beresp.http.Set-Cookie
        || beresp.http.Cache-Control ~ "(?i)\b(private|no-store)\b"
        || (!beresp.http.Surrogate-Key && beresp.http.Cache-Control !~ "(?i)\bimmutable\b")) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Key) {
        # Every response has the tag *, by which everything is purged.
        set beresp.http.xkey = beresp.http.Surrogate-Key + " *";
        if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
            set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s) - beresp.age;
        }
        if (beresp.ttl <= 0s) {
            set beresp.uncacheable = true;
            set beresp.ttl = 0s;
            return (deliver);
        }
    } elsif (beresp.ttl > 7d) {
        set beresp.ttl = 7d;
    }
    set beresp.grace = 5m;
    set beresp.keep = 0s;
    return (deliver);
}

sub vcl_backend_error {
    # The next attempt asks another process. Nothing is lost if the first one did receive the request.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (!bereq.uncacheable && !bereq.http.x-serve-stale) {
        return (abandon);
    }
    set beresp.http.Cache-Control = "no-store";
}

sub vcl_synth {
    # No new response could be fetched: look for an old one.
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.x-serve-stale = "1";
        return (restart);
    }
    if (resp.status == 503) {
        set resp.http.Retry-After = "5";
    }
    set resp.http.Cache-Control = "no-store";
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    unset resp.http.xkey;
    # Remove these two lines if a further CDN in front of Varnish is purged by tag.
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
}
