# The web processes of the shop. A process that is starting or stopping answers /readyz with 503 and gets no requests.
probe readiness {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend web_1 { .host = "127.0.0.1"; .port = "3001"; .probe = readiness; }
backend web_2 { .host = "127.0.0.1"; .port = "3002"; .probe = readiness; }

sub vcl_init {
    new shop = directors.round_robin();
    shop.add_backend(web_1);
    shop.add_backend(web_2);
}
