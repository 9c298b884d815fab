-- What all sites share is written by the demo and by whoever runs the service, as the owner of the tables: no statement of the service can
-- open a site to another network, rename it or lead its visitors elsewhere. The one thing that a request counts up stays.
REVOKE INSERT, UPDATE, DELETE
  ON sites, networks, products, sports, game_types, external_id_types, dynamic_ads_providers FROM touchline_app;
GRANT UPDATE (video_channels_version) ON networks TO touchline_app;
-- A channel is taken away and made again, never changed.
REVOKE UPDATE ON video_channels FROM touchline_app;
